import { Failure } from "./install-bun.mjs";

/** What each command may be told that npm keeps for itself, how to tell it, and the word by which it fills a file. */
const COMMANDS = {
  signups: {
    flags: ["list", "state", "source", "since", "until", "json", "all"],
    example: "list --state held",
    filling: "export",
  },
  backup: { flags: ["erasures"], example: "--erasures FILE", filling: "-" },
  restore: { flags: ["replace", "erasures"], example: "FILE --replace" },
};

/**
 * Throws a `Failure` when npm has not handed on all that it was told: each flag before a `--` becomes a setting of npm,
 * and the command would do more than it was asked, or something else. Also when npm's banner stands at the head of a
 * file that the command fills.
 */
export function requireAllWords(command, words, environment) {
  const { npm_config_user_agent: program, npm_config_loglevel: level } = environment;
  if (!program?.startsWith("npm/") || !Object.hasOwn(COMMANDS, command)) return;
  const { flags, example, filling } = COMMANDS[command];
  const kept = flags.filter((flag) => !words.includes(`--${flag}`) && isKept(flag, environment));
  if (kept.length > 0)
    throw new Failure(
      `npm has kept ${kept.map((flag) => `--${flag}`).join(", ")} to itself. Put -- before what is meant for ${command}, as in: npm run -s ${command} -- ${example}`,
    );
  if (words.includes(filling) && level !== "silent" && !process.stdout.isTTY)
    throw new Failure(
      `npm has put its banner at the head of the file. Let it be silent, as in: npm run -s ${command} -- ${filling}`,
    );
}

/**
 * A flag without a value, or with one after a space, is `true`; one with `=` has that value. `--replace` npm completes to
 * a setting of its own, with the next word as its value.
 */
function isKept(flag, environment) {
  if (flag !== "replace") return Boolean(environment[`npm_config_${flag}`]);
  const value = environment["npm_config_replace_registry_host"];
  return value !== undefined && !["npmjs", "never", "always"].includes(value);
}
