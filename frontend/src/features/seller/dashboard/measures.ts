/** How high the chart of a trend is, drawn or not yet. */
export const chartHeight = 300
/** How high a chart of so many bars is. */
export const barHeight = (bars: number) => 40 + bars * 32
