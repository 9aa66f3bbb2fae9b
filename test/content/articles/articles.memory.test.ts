import { memoryArticles } from '#adapters/memory/content/articles.ts';
import { describeMutants } from '#test/kit/mutants.ts';
import { articlesContract, articlesLaws } from './articles.contract.ts';
import { articlesMutants } from './articles.mutants.ts';

const open = async () => memoryArticles();

articlesContract('publications in memory', open);
describeMutants('CMS-02 the laws reject every mutant of the publications', articlesLaws, open, articlesMutants);
