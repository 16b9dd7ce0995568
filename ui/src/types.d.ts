/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "*.toml" {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  const value: any;
  export default value;
}
