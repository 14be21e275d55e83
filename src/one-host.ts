/** Two Host headers arrive joined by a comma; proxies disagree about which one counts, so neither does. */
export function hasOneHost(request: Request): boolean {
  return request.headers.get("host")?.includes(",") !== true;
}
