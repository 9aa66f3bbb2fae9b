/** The newest migration of each release in CHANGELOG.md, oldest first; a release adds its own. */
export const releases: readonly string[] = ['0041_keep_reviews_over_updates'];
