import { expect, test } from "bun:test";
import { newInstallation } from "../support/commands/installation";
import { startSmtp } from "../support/mail/smtp";
import { runBun } from "../support/run-bun";
import { tempFolder } from "../support/temp";

const LONG_MS = 120_000;

test(
  "the doctor names each problem with its remedy, and what works",
  async () => {
    const smtp = await startSmtp();
    const site = await newInstallation("postgres");
    const good = {
      ...site,
      SITE_URL: "http://localhost:3000",
      SMTP_URL: smtp.url,
      MAIL_FROM: "Genie <hello@genie.invalid>",
      CONTACT_TO: "team@genie.invalid,beta=b@genie.invalid,trial=b@genie.invalid",
      AUTH_SECRET: "0123456789abcdef0123456789abcdef",
    };
    const { code, output } = await runBun(["src/commands/doctor.ts", "--dkim", "s1"], good);
    expect(code).toBe(1);
    for (const works of ["team", "database", "disk", "secret", "clock", "backup", "company"])
      expect(output).toContain(`ok       ${works}: `);
    expect(output).toContain("ok       mail server: answers, and takes our account");
    expect(output).toMatch(/PROBLEM {2}address: .*\n {9}For a public site, set SITE_URL/);
    // With a resolver, the records are missing; without one, it gives no answer.
    for (const name of ["SPF", "DMARC", "DKIM"])
      expect(output).toMatch(new RegExp(`PROBLEM {2}${name}: .*\n {9}(Add a TXT|Check this)`));
    expect(output).toEndWith("4 found.");

    const bad = {
      DATA_DIR: tempFolder(),
      DATABASE_URL: "postgres://nobody:secret-word@127.0.0.1:1/x",
      SITE_URL: "https://127.0.0.1:1",
      SMTP_URL: "smtp://127.0.0.1:1",
      MAIL_FROM: "",
    };
    const broken = await runBun(["src/commands/doctor.ts"], bad);
    expect(broken.code).toBe(1);
    for (const problem of ["certificate", "database", "mail server", "proxies", "team", "sender"])
      expect(broken.output).toContain(`PROBLEM  ${problem}: `);
    expect(broken.output).not.toContain("secret-word");
  },
  LONG_MS,
);
