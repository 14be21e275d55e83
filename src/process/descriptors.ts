import { readdirSync, statSync } from "node:fs";

/** A third is for files and the database, the rest for connections. */
const LIMIT_LEAST = 1_024;

/** How many files and connections this process may have open at once: the system's `ulimit -n`. Throws where that is too few. */
export function readDescriptorLimit(): number {
  // Bun has raised the soft limit to the hard one before this runs.
  const report = process.report.getReport() as {
    userLimits?: { open_files?: { soft: number | "unlimited" } };
  };
  const soft = report.userLimits?.open_files?.soft;
  const limit = typeof soft === "number" ? soft : Infinity;
  if (limit < LIMIT_LEAST)
    throw new Error(
      `This process may open ${limit} files and connections; the site needs ${LIMIT_LEAST} or more. Raise the limit with \`ulimit -n 4096\` (Docker: --ulimit nofile=4096, systemd: LimitNOFILE=4096).`,
    );
  return limit;
}

/** How many of them are open; Infinity when not even one is left to look. */
export function countDescriptors(): number {
  const folder = process.platform === "linux" ? "/proc/self/fd" : "/dev/fd";
  try {
    // Linux tells the number here since 6.2; listing takes milliseconds for a thousand.
    const { size } = statSync(folder);
    return process.platform === "linux" && size > 0 ? size : readdirSync(folder).length;
  } catch {
    return Infinity;
  }
}
