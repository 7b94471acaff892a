import { expect, test } from 'vitest';
import { violationLines } from './violationLines';

const violation = (file: string, problem: string) => ({ consumer: 'mf-quiz 1.0.0-a', file, problem });

test('a file has its path in the team’s repository, as the compiler names it', () => {
  const found = [
    violation('mf-quiz/src/quiz.css:2', 'h1 matches elements outside of the remote’s screens'),
    violation('mf-quiz/remote.json', 'declares /plan, which belongs to mf-plans'),
  ];
  expect(violationLines('mf-quiz', found)).toEqual([
    '  src/quiz.css:2 h1 matches elements outside of the remote’s screens',
    '  remote.json declares /plan, which belongs to mf-plans',
  ]);
});
