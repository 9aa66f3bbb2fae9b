import { publicQuery, type UseCase } from '#core/failures/operation.ts';
import { ok } from '#core/shared/result.ts';
import { valueOr } from '#core/shared/text/value-or.ts';
import type { Project } from './article.ts';
import type { Articles } from './articles.port.ts';
import { type ReadPorts, readContent } from './read-content.ts';

export type LoadProjectPorts = ReadPorts & { readonly articles: Articles };

/** The other projects may be missing. [ROUTE-38] */
export const loadProject = publicQuery(
  { seconds: 60 },
  (
    ports: LoadProjectPorts,
  ): UseCase<{ readonly slug: string }, { readonly project: Project; readonly others: readonly Project[] }> =>
    async ({ slug }) => {
      const { articles, log } = ports;
      const [project, all] = await Promise.all([
        readContent(ports, 'Failed to fetch project data', () => articles.project(slug)),
        articles.projects(),
      ]);
      if (!project.ok) return project;
      const others = valueOr(log, 'Failed to fetch projects data', all, []).filter((other) => other.slug !== slug);
      return ok({ project: project.value, others: withoutBodies(others) });
    },
);

/** Only a project's own page needs its text. */
export const withoutBodies = (projects: readonly Project[]): readonly Project[] =>
  projects.map((project) => ({ ...project, body: [] }));
