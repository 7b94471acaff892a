/**
 * Roles of administrators, each with the rights of those before it. A viewer reads; a maker sees uploaded images,
 * decides requests, plans and reels, and proposes adjustments; a checker also corrects money, freezes users and reviews
 * large payouts; an owner also manages administrators and backups.
 */
export const ADMIN_ROLES = ['viewer', 'maker', 'checker', 'owner'] as const;

export type AdminRole = (typeof ADMIN_ROLES)[number];
