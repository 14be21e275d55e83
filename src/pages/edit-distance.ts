/** How many letters have to be added, removed or replaced to make one word of another (Levenshtein). */
export function editDistance(one: string, other: string): number {
  const row = Uint8Array.from({ length: other.length + 1 }, (_, n) => n);
  for (let i = 1; i <= one.length; i++) {
    let diagonal = i - 1;
    row[0] = i;
    for (let j = 1; j <= other.length; j++) {
      const above = row[j] ?? 0;
      const isSame = one.charCodeAt(i - 1) === other.charCodeAt(j - 1);
      row[j] = Math.min(above + 1, (row[j - 1] ?? 0) + 1, diagonal + (isSame ? 0 : 1));
      diagonal = above;
    }
  }
  return row[other.length] ?? 0;
}
