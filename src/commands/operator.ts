import { missingFacts } from "../../views/content/operator";

const USAGE =
  "operator   lists the facts about this site's operator that views/content/operator.ts leaves out";

if (process.argv.length > 2) {
  console.log(USAGE);
  process.exitCode = ["--help", "-h"].includes(process.argv[2] ?? "") ? 0 : 2;
} else {
  const missing = missingFacts();
  for (const { name, isRequired } of missing)
    console.log(`${name}${isRequired ? " (required by privacy law on a public site)" : ""}`);
  console.log(`${missing.length} facts missing`);
}
