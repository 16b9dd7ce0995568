import process from "node:process";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { parse } from "smol-toml";
import { defineConfig, type Plugin } from "vite";

/** What is printed on cards and tiles stands in the engine's components.toml: the page reads the same file. */
function toml(): Plugin {
  return {
    name: "toml",
    transform(code, id) {
      if (id.endsWith(".toml")) return { code: `export default ${JSON.stringify(parse(code))}`, map: null };
    },
  };
}

export default defineConfig({
  plugins: [svelte(), toml()],
  resolve: { alias: { "@": "/src", "@engine": new URL("../src/antiqua", import.meta.url).pathname } },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: process.env.ANTIQUA_SERVER ?? "http://127.0.0.1:8642", ws: true } },
  },
  build: {
    outDir: process.env.ANTIQUA_PAGE ?? "../src/antiqua/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server lets a page load nothing but files of its own
    target: "es2022",
  },
});
