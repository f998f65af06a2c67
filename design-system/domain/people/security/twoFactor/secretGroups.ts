/** A secret as people type it: `JBSW Y3DP EHPK 3PXP`. */
export const secretGroups = (secret: string): string => secret.match(/.{1,4}/gu)?.join(' ') ?? ''
