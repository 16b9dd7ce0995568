/** The record of a game as a file of one's own. */

import { api } from "@/api/client";
import type { Text } from "@/api/schema";

export async function downloadRecord(table: string, game: string, seat: number | null): Promise<void> {
  const { text } = await api.get<Text>(`/api/tables/${table}/record`, { seat });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = `${game}-${table}.txt`;
  link.click();
  URL.revokeObjectURL(link.href);
}
