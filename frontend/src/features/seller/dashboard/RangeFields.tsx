import { useState } from 'react'
import Button from '@mui/material/Button'
import { DatePicker } from '@mui/x-date-pickers/DatePicker'
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import { deDE, enUS, type PickersLocaleText } from '@mui/x-date-pickers/locales'
import dayjs, { type Dayjs } from 'dayjs'
import 'dayjs/locale/de'
import { FieldFrame } from '@/components/form/Field'
import { Row } from '@/components/Row'
import { language } from '@/lib/language'
import { lengthOf, mostDays, type Days } from './period'
import { salesPeriodText as words } from './text'

/** The calendar's own words; its type allows words that are there and undefined, its property does not. */
const own = { en: enUS, de: deDE }[language].components.MuiLocalizationProvider.defaultProps.localeText as Partial<PickersLocaleText>
const wire = 'YYYY-MM-DD'

interface RangeFieldsProps {
  days: Days | undefined
  today: string
  onShow: (days: Days) => void
}

type Typed = Dayjs | null

/** Any days in a row, up to today. */
export function RangeFields({ days, today, onShow }: RangeFieldsProps) {
  const [from, setFrom] = useState<Typed>(days ? dayjs(days.from) : null)
  const [to, setTo] = useState<Typed>(days ? dayjs(days.to) : null)
  const [isTold, setTold] = useState(false)
  const faults = faultsOf(from, to)
  const show = () => {
    setTold(true)
    if (from && to && !faults.from && !faults.to) onShow({ from: from.format(wire), to: to.format(wire) })
  }
  const day = (label: string, value: Typed, onChange: (value: Typed) => void, fault: string | undefined) => (
    <FieldFrame label={label} error={isTold ? fault : undefined}>
      {({ id, ...notes }) => (
        <DatePicker
          value={value}
          onChange={onChange}
          maxDate={dayjs(today)}
          slotProps={{
            textField: {
              id,
              error: isTold && Boolean(fault),
              sx: { inlineSize: 180 },
              // Day, month and year are fields of their own: their group is what has the name.
              slotProps: { input: { ...notes, 'aria-label': label } },
            },
          }}
        />
      )}
    </FieldFrame>
  )
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={language} localeText={own}>
      <Row sx={{ alignItems: 'flex-start', '& > .MuiFormControl-root': { inlineSize: 'auto' } }}>
        {day(words.from, from, setFrom, faults.from)}
        {day(words.to, to, setTo, faults.to)}
        <Button variant="outlined" onClick={show} sx={{ marginBlockStart: '26px !important' }}>
          {words.show}
        </Button>
      </Row>
    </LocalizationProvider>
  )
}

/** What is wrong with the days, if anything. */
function faultsOf(from: Typed, to: Typed): { from?: string; to?: string } {
  const isDay = (day: Typed): day is Dayjs => day?.isValid() === true
  if (!isDay(from) || !isDay(to)) {
    return { ...(isDay(from) ? {} : { from: words.dayMissing }), ...(isDay(to) ? {} : { to: words.dayMissing }) }
  }
  if (to.isBefore(from, 'day')) return { to: words.backwards }
  return lengthOf({ from: from.format(wire), to: to.format(wire) }) > mostDays ? { to: words.tooLong } : {}
}
