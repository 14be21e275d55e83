const SMALL =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "- - twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** Returns a number in words, such as "nine hundred" or "forty percent", in digits; anything else as it is. */
export function digits(words: string): string {
  const [from = "", to] = words.split(/ to |-(?=\d)|–/);
  if (to) return `${digits(from)} to ${digits(to)}`;
  const percent = /^(.+) (?:%|percent)$/i.exec(words)?.[1];
  if (percent) return `${digits(percent)}%`;
  let total = 0;
  let group = 0;
  for (const word of words.toLowerCase().split(/[ -]/)) {
    if (SMALL.includes(word)) group += SMALL.indexOf(word);
    else if (TENS.includes(word)) group += TENS.indexOf(word) * 10;
    else if (word === "hundred") group = (group || 1) * 100;
    else if (word === "thousand" || word === "million") {
      total += (group || 1) * (word === "thousand" ? 1_000 : 1_000_000);
      group = 0;
    } else if (!["and", "a", "an"].includes(word)) return words;
  }
  return (total + group).toLocaleString("en-US");
}
