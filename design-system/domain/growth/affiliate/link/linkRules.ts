/** As many signs as the server keeps of what somebody calls a link. */
export const tagMaxLength = 32
