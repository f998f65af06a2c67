/** What stands in place of an amount that the viewer keeps from the eyes of others; equally long whatever it hides. */
export const hiddenAmount = '••••••'
