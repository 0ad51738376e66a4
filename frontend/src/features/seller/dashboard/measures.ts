/** How high the chart of revenue is, drawn or not yet. */
export const chartHeight = 300
