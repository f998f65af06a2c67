/** Where somebody comes by an invite code: the first page, which keeps who sent them. */
export const inviteUrl = (origin: string, code: string): string => `${origin}/?ref=${code}`
