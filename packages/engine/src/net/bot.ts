/** Who we say we are; docs/bot.md explains it to those who find it in their logs. */
export const bot = {
  /** The product token that robots.txt and X-Robots-Tag name us by, in any case. */
  token: 'BrandprintBot',
  userAgent: 'BrandprintBot/0.1 (+https://brandprint.dev/bot)',
} as const
