import type { Lang } from "@/settings.svelte";

/** Every language is called as its speakers call it. */
export const LANGUAGE_NAMES: Record<Lang, string> = { en: "English", fa: "فارسی", ru: "Русский" };
