/** The registry service with one team of `mf-one`, and requests as the team sends them. */
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { buildService } from '../service/buildService';
import type { FolderStore } from '../store/folder/folderStore';
import { readLive } from '../switch/switch';
import { testStore } from './testStore';
import { addTeam, builtRelease, publishRequest, type Team } from './team';

/** A reply that refuses, or that repeats an earlier one. */
export interface Problem {
  problem?: string;
  repeated?: true;
}

export interface TeamService {
  store: FolderStore;
  app: FastifyInstance;
  team: Team;
  /** Publishes a release of `mf-one`. */
  publish: (id: string) => Promise<void>;
  /** Sends a request, by default with the team's token. */
  post: <Body>(url: string, payload: object, token?: string) => Promise<Body & { status: number }>;
  /** The live release of `mf-one`. */
  current: () => Promise<string | undefined>;
  stop: () => Promise<void>;
}

export async function startTeamService(): Promise<TeamService> {
  const store = await testStore();
  const team = await addTeam(store, 'mf-one');
  const app = buildService({ store, audience: 'http://registry.test', site: 'http://site.test' });
  return {
    store,
    app,
    team,
    publish: async (id) => {
      const request = await publishRequest(team, builtRelease('mf-one', id));
      expect((await app.inject(request)).statusCode).toBe(201);
    },
    post: async <Body>(url: string, payload: object, token = team.token) => {
      const headers = { authorization: `Bearer ${token}` };
      const response = await app.inject({ method: 'POST', url, payload, headers });
      return { status: response.statusCode, ...(JSON.parse(response.body) as Body) };
    },
    current: async () => (await readLive(store))?.remotes['mf-one']?.current.id,
    stop: () => app.close(),
  };
}

/** A new request for a switch of `mf-one`. */
export function ask(action: object): { remote: string; request: string; sentAt: string } {
  return { remote: 'mf-one', request: randomUUID(), sentAt: new Date().toISOString(), ...action };
}
