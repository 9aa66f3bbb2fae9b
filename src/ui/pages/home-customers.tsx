import type { Home } from '#core/pages/home.ts';
import { Stars } from '#ui/catalogue/stars.tsx';
import { FeedbackSlider } from '#ui/home/feedback.tsx';
import { ProjectSlider } from '#ui/home/projects.tsx';
import { Team } from '#ui/home/team.tsx';

/** Projects, team and reviews. Loads near the viewport. [ROUTE-01] */
export default function HomeCustomers({ data: { projects, team, feedback } }: { readonly data: Home }) {
  return (
    <>
      <ProjectSlider projects={projects} />
      <Team people={team} />
      <FeedbackSlider feedback={feedback} stars={Stars} />
    </>
  );
}
