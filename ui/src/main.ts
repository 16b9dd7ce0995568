import "@fontsource-variable/inter/wght.css";
import "@fontsource-variable/vazirmatn/wght.css";
import "@fontsource/alegreya-sans/500.css";
import "@fontsource/alegreya-sans/700.css";
import "@fontsource/cinzel/600.css";
import "./kit/tokens.css";
import "./kit/site.css";
import "./kit/table.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { settings } from "./settings.svelte";
import { words } from "./words/words.svelte";

settings.apply();
await words.use(settings.lang);
mount(App, { target: document.getElementById("app")! });

// It makes the page installable, and says so where there is no connection. While the page is developed it would be in the way.
if (import.meta.env.PROD) void navigator.serviceWorker?.register("/sw.js").catch(() => undefined);
