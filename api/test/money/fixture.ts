import type { Plan } from '@reelrupee/contract/entities';
import type { Person } from '../../src/testing/people';
import type { TestApi } from '../../src/testing/startTestApi';

/** The system under test: a provider and the people of one run. */
export interface Fixture {
  api: TestApi;
  people: Person[];
  /** Token of the administrator who proposes adjustments. */
  maker: string;
  /** The free plan and some paid ones. */
  plans: Plan[];
}

export function personAt(fixture: Fixture, index: number): Person {
  const person = fixture.people[index];
  if (!person) throw new Error(`There is no person ${index}`);
  return person;
}

export function planAt(fixture: Fixture, index: number): Plan {
  const plan = fixture.plans[index];
  if (!plan) throw new Error(`There is no plan ${index}`);
  return plan;
}
