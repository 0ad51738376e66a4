/** Whether the values of an option with this name are colors; apart from their table, which few pages need at once. */
export const isColour = (option: string) => /colou?r|glaze|finish/i.test(option)
