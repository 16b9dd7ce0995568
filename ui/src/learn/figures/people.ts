import { t } from "@/words/words.svelte";

/** Who plays in the figures. */
export const people = (): string[] => [t("ui-learn-somebody"), t("ui-learn-somebody-else")];
