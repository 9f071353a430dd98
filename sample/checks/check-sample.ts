/**
 * `node sample/checks/check-sample.ts`: is the sample business complete? Prints what it found;
 * exits with 1 on a problem.
 */
import { checkCounts } from './counts.ts';
import { checkDishes } from './diets.ts';
import { checkIngredients } from './ingredients.ts';
import { checkLanguages } from './languages.ts';
import { checkLinks } from './links.ts';
import { readSample, type Problem, type Sample } from './sample.ts';
import { checkIdentity, checkSchemas } from './structure.ts';

/** Every problem of a sample, in the order of the checks. */
export function checkSample(sample: Sample): Problem[] {
  return [
    checkSchemas,
    checkIdentity,
    checkLanguages,
    checkLinks,
    checkDishes,
    checkIngredients,
    checkCounts,
  ].flatMap((check) => check(sample));
}

if (import.meta.main) {
  const sample = readSample();
  const counts = new Map<string, number>();
  for (const { fields } of sample.documents)
    counts.set(fields._type, (counts.get(fields._type) ?? 0) + 1);
  for (const [type, count] of counts) console.log(`${String(count).padStart(4)} ${type}`);
  const problems = checkSample(sample);
  for (const { where, message } of problems) console.error(`${where}: ${message}`);
  console.log(
    problems.length === 0 ? 'The sample business is whole.' : `${problems.length} problems`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
}
