import { dayIn, endOf, lastDayIn, startOf } from './zones'

describe('days of a time zone', () => {
  it('begin and end by its clock, also when that is put forward or back', () => {
    expect(startOf('Europe/Berlin', '2026-11-27')).toBe('2026-11-26T23:00:00.000Z')
    expect(endOf('Europe/Berlin', '2026-10-25')).toBe('2026-10-25T23:00:00.000Z')
    expect(startOf('America/New_York', '2026-03-09')).toBe('2026-03-09T04:00:00.000Z')
    expect(endOf('Asia/Tokyo', '2026-12-31')).toBe('2026-12-31T15:00:00.000Z')
  })
  it('are told again as they were chosen', () => {
    for (const zone of ['Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'UTC']) {
      expect(dayIn(zone, startOf(zone, '2026-11-30'))).toBe('2026-11-30')
      expect(lastDayIn(zone, endOf(zone, '2026-11-30'))).toBe('2026-11-30')
    }
  })
})
