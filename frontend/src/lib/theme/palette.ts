/**
 * The colors of both schemes, by role. Every pair of text and ground named here was measured
 * to reach 4.5:1 (3:1 for parts); change one only together with its partner.
 */
const hue = (main: string, contrastText: string) => ({ main, light: main, dark: main, contrastText })

export const light = {
  primary: { main: '#0B5D52', dark: '#084A41', light: '#0B5D52', contrastText: '#FFFFFF' },
  secondary: { main: '#1D2320', dark: '#000000', light: '#1D2320', contrastText: '#F7F4EE' },
  error: { main: '#B3193A', dark: '#8F1230', light: '#B3193A', contrastText: '#FFFFFF' },
  warning: hue('#7A4E00', '#FFFFFF'),
  info: hue('#2A5583', '#FFFFFF'),
  success: hue('#2B6B24', '#FFFFFF'),
  background: { default: '#FBF8F3', paper: '#FFFFFF' },
  text: { primary: '#1D2320', secondary: '#565E59', disabled: '#5F6661' },
  divider: '#E3DCCF',
  action: {
    disabled: '#5F6661',
    disabledBackground: '#ECE7DD',
    hover: '#F2EDE4',
    selected: '#DDEFEA',
    disabledOpacity: 1,
  },
  surface: { sunken: '#F2EDE4', raised: '#FFFFFF', disabled: '#ECE7DD', skeleton: '#ECE7DD' },
  tint: { ground: '#DDEFEA', label: '#084A41' },
  link: '#0B5D52',
  accent: { ground: '#FFC247', label: '#2A1E00' },
  sale: { label: '#B23A0E', tint: '#FCE6DB', badge: '#B23A0E', badgeLabel: '#FFFFFF' },
  star: { fill: '#B4690E', track: '#F2EDE4' },
  inverse: { ground: '#1D2320', label: '#F7F4EE', action: '#8AE0CF' },
  control: '#847F73',
  box: { success: '#E3F1DE', warning: '#FDEFCF', error: '#FCE4E8', info: '#E2ECF7' },
  tile: {
    sand: { hi: '#F6EBDD', lo: '#EAD9C2' },
    mint: { hi: '#E1F1EA', lo: '#C6E2D6' },
    sky: { hi: '#E2EDF6', lo: '#C7DBEC' },
    rose: { hi: '#F9E4E2', lo: '#EFC9C6' },
    lilac: { hi: '#ECE6F5', lo: '#D7CBEA' },
    butter: { hi: '#FBF0CC', lo: '#F2DE9C' },
  },
  elevation: {
    low: '0 1px 2px #2A1E0014, 0 2px 8px #2A1E000F',
    middle: '0 8px 24px #2A1E001F',
    high: '0 16px 48px #2A1E0033',
  },
  chart: { first: '#0B5D52', second: '#B8501A', third: '#2A5583', fourth: '#8A6A00', fifth: '#7A4B8F' },
}

/** Dark lifts surfaces by lightness and a border; shadows would not be seen. */
export const dark: typeof light = {
  primary: { main: '#6AD2BE', dark: '#8AE0CF', light: '#6AD2BE', contrastText: '#04241E' },
  secondary: { main: '#F2EFE9', dark: '#FFFFFF', light: '#F2EFE9', contrastText: '#1D2320' },
  error: { main: '#FF9CA8', dark: '#FFB5BE', light: '#FF9CA8', contrastText: '#3A0A12' },
  warning: hue('#F3C565', '#382B0F'),
  info: hue('#9CC4F0', '#1B2C40'),
  success: hue('#86D27C', '#1B3319'),
  background: { default: '#121614', paper: '#1A1F1C' },
  text: { primary: '#F2EFE9', secondary: '#B4BAB4', disabled: '#98A19A' },
  divider: '#323935',
  action: {
    disabled: '#98A19A',
    disabledBackground: '#2A302C',
    hover: '#232926',
    selected: '#1C3A34',
    disabledOpacity: 1,
  },
  surface: { sunken: '#0D100F', raised: '#232926', disabled: '#2A302C', skeleton: '#2A302C' },
  tint: { ground: '#1C3A34', label: '#A6E9DB' },
  link: '#7BDBC8',
  accent: { ground: '#FFC247', label: '#2A1E00' },
  sale: { label: '#FF9E78', tint: '#3B2118', badge: '#FF9E78', badgeLabel: '#2B0E02' },
  star: { fill: '#F2B632', track: '#323935' },
  inverse: { ground: '#F2EFE9', label: '#1D2320', action: '#0B5D52' },
  control: '#7E8881',
  box: { success: '#1B3319', warning: '#382B0F', error: '#411B24', info: '#1B2C40' },
  tile: {
    sand: { hi: '#3A3027', lo: '#2A231C' },
    mint: { hi: '#213A32', lo: '#182A25' },
    sky: { hi: '#203243', lo: '#172431' },
    rose: { hi: '#402828', lo: '#2E1D1D' },
    lilac: { hi: '#322B42', lo: '#241F30' },
    butter: { hi: '#3D3518', lo: '#2C2612' },
  },
  elevation: { low: 'none', middle: 'none', high: 'none' },
  chart: { first: '#6AD2BE', second: '#FF9E78', third: '#9CC4F0', fourth: '#F2C14E', fifth: '#CFA8E6' },
}

/** The roles that Material UI does not know of. */
type OwnRoles = Pick<
  typeof light,
  | 'surface'
  | 'tint'
  | 'link'
  | 'accent'
  | 'sale'
  | 'star'
  | 'inverse'
  | 'control'
  | 'box'
  | 'tile'
  | 'elevation'
  | 'chart'
>

declare module '@mui/material/styles' {
  interface Palette extends OwnRoles {}
  interface PaletteOptions extends Partial<OwnRoles> {}
}
