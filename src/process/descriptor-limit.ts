/** Half is for files and the database, the rest for connections. */
const MIN_DESCRIPTORS = 1_024;

/** The number of files and connections this process may open (`ulimit -n`). Throws if it is too low. */
export function readDescriptorLimit(): number {
  // Bun has already raised the soft limit to the hard one.
  const report = process.report.getReport() as {
    userLimits?: { open_files?: { soft: number | "unlimited" } };
  };
  const soft = report.userLimits?.open_files?.soft;
  const limit = typeof soft === "number" ? soft : Infinity;
  if (limit >= MIN_DESCRIPTORS) return limit;
  throw new Error(
    `This process may open ${limit} files and connections; the site needs ${MIN_DESCRIPTORS} or more. Raise the limit with \`ulimit -n 4096\` (Docker: --ulimit nofile=4096, systemd: LimitNOFILE=4096).`,
  );
}
