/** The slides’ texts. The small text states the condition of the claim in the title. */
export const promoSlides = [
  {
    art: 'reels',
    title: 'Watch 10 reels daily, earn ₹250 with zero investment',
    text: 'The free plan pays ₹0.50 a reel: up to ₹250 over 50 days.',
  },
  {
    art: 'ai',
    title: 'Sign up and watch 10 videos to get paid daily',
    text: 'An AI-powered earning platform. Earnings unlock after 10 full days in a row.',
  },
  {
    art: 'boost',
    title: 'Recharging can boost earnings up to ₹400/day',
    text: 'Plans start at ₹250. The highest pays ₹40 a reel, ten reels a day.',
  },
] as const;

export type PromoArtName = (typeof promoSlides)[number]['art'];
