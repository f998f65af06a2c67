import { fileURLToPath } from 'node:url'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { ariaLocales } from '../scripts/building/ariaLocales.ts'
import { compiledDocuments } from '../scripts/building/compiledDocuments.ts'
import { docsPlugin } from '../scripts/docsPlugin.ts'
import { figuresPlugin } from '../scripts/figures/plugin.ts'
import { shellPlugin } from '../scripts/shell/plugin.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** Where the gateway is while the app is developed. */
const gateway = process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:3000'

/**
 * Icons that only pages draw which are come to later: of trades and cases, of money on its way, of operators, of an advert's wizard, of stores;
 * and those that are seldom drawn at all.
 */
const laterIcons = {
  trade: [
    'banknote',
    'circle-dot',
    'clock-plus',
    'credit-card',
    'download',
    'file-image',
    'file-question-mark',
    'gavel',
    'hourglass',
    'lock-open',
    'message-circle',
    'messages-square',
    'scale',
    'star',
    'undo-2',
  ],
  money: ['arrow-down-to-line', 'arrow-up-from-line', 'megaphone', 'receipt-text', 'ticket'],
  operator: ['calendar-clock', 'file-plus'],
  desk: [
    'circle-pause',
    'cog',
    'glasses',
    'hash',
    'inbox',
    'keyboard',
    'layout-grid',
    'mail-exclamation-point',
    'phone',
    'scroll-text',
    'shield-user',
    'toggle-left',
    'user-check',
    'user-minus',
    'users-round',
    'waypoints',
    'webhook',
  ],
  wizard: ['arrow-left', 'cloud', 'cloud-upload', 'copy-check', 'plus'],
  seldom: ['book-open', 'calendar-days', 'image', 'percent', 'printer', 'qr-code', 'zoom-in', 'zoom-out'],
  merchant: [
    'tags',
    'link-2',
    'coins',
    'copy-plus',
    'image-plus',
    'octagon-pause',
    'palette',
    'pipette',
    'radar',
    'redo-2',
    'rotate-ccw',
    'share-2',
    'timer-off',
  ],
} as const
const iconFile = (names: readonly string[]): RegExp =>
  new RegExp(`lucide-react.*[\\\\/]icons[\\\\/](?:${names.join('|')})\\.m?js$`)
const laterIcon = iconFile(Object.values(laterIcons).flat())

/**
 * What several pages show: small parts and their icons. Overlays and forms stay in files of their own until they are needed, and
 * so does what only somebody with an account comes to: files to send, telephone numbers, codes; and what is for a shell, or for later.
 */
const commonModules = [
  /lucide-react|@web3icons|@apollo(?!.*(?:useSuspenseFragment|internal[\\/]cache[\\/]))/,
  /[\\/]app[\\/](?:index|opening|network[\\/](?!upload)|device[\\/](?!native|push|saveFile|version)|reader[\\/](?!discovery|prerender))/,
  /[\\/]app[\\/]routes[\\/](?!ownAddress|navigation[\\/]useLeaveGuard)/,
  /[\\/]app[\\/]start[\\/](?!agreement|follow[\\/]follow(?:Native|Push|Version))/,
  /[\\/]app[\\/]services[\\/](?!use(?:FileDownload|InviteCode|ResendConfirmation|WalletFiat)|ResendConfirmation)/,
  /[\\/]app[\\/]session[\\/](?!push|tracking|TelegramButton|preferences[\\/](?:currency|firstCurrency))/,
  /[\\/]app[\\/]parts[\\/](?:guest|install|modals[\\/](?!useVerification)|frame[\\/](?!PageFooter|footerLinks))/,
  /[\\/]app[\\/]parts[\\/]reference[\\/](?!PhoneCodes|usePhoneCountries|PasswordRule|usePasswordRule)/,
  /[\\/]design-system[\\/](?:format|timing|tokens|brand|theme)[\\/](?!contrast|date[\\/]zonedTime)/,
  /[\\/]primitives[\\/](?!card[\\/]SectionCard|field[\\/]CodeField)(?:amount|badge|button|card|checkbox|chip|field|hatch|hidden|icon|layout|link|list|media|notice|pagination|progress|radio|segmented|skeleton|state|switch|text)[\\/]/,
  /[\\/]primitives[\\/]select[\\/](?:Select|SearchSelect|SelectTrigger|Select\.styles|option)\.tsx?$/,
  /[\\/]domain[\\/]reference[\\/](?:asset[\\/](?!Market|RateTable|chartGeometry|ratePeriod|hiddenAmount|blockPace)|clock[\\/](?!timeZone))/,
  /[\\/]domain[\\/](?:page[\\/](?:layout|list|state)[\\/](?!FileDownload)|shell[\\/](?!demo|footer|reader))/,
  /[\\/]domain[\\/]people[\\/]profile[\\/]trader[\\/]/,
  /[\\/]domain[\\/]trading[\\/]advert[\\/](?:(?:offerList|search)[\\/])?[\w.]+$/,
  /[\\/]domain[\\/](?:reference[\\/]method[\\/](?:methodGroup|methodIcon|requisite)|trading[\\/]trade[\\/]tradeParts)\.ts$/,
  /[\\/]domain[\\/]__generated__[\\/](?:search|own|advert|myAdvert|paymentMethod|requisiteKind)\w+\.ts$/,
  // What the first page of most visitors, the search, would else fetch as small files of their own.
  /[\\/]domain[\\/](?:trading[\\/]advert|page)[\\/]filter[\\/](?!use\w*Form|\w*(?:Sheet|Overlay|FilterFields|MarketFields))[\w.]+$/,
  /[\\/]design-system[\\/]modal[\\/]useModal|[\\/]app[\\/]parts[\\/]market[\\/]MarketCorner|searchAddress\.ts$|[\\/]app[\\/]__generated__[\\/]coinAliases/,
]

/** Of these, what no page needs that somebody may come to first: a file of its own for the others. */
const laterModules = [
  /[\\/]primitives[\\/](?:list|radio)[\\/]/,
  /[\\/]primitives[\\/]step[\\/]StepMark/,
  /[\\/]domain[\\/]page[\\/]layout[\\/](?:Focus|ReadingLayout)/,
]

/** Small parts that come together: a file for each costs more than what a page may leave out. */
const togetherModules: readonly {
  readonly name: string
  readonly test: RegExp | ((id: string) => boolean)
}[] = [
  // What pages of somebody's own do with an answer, and pages for everybody do not.
  {
    name: 'answers',
    test: /[\\/]app[\\/]network[\\/]apollo[\\/](?:lists[\\/]keysetList|runMutation)\.ts$|[\\/]page[\\/]list[\\/]MoreButton|[\\/]timing[\\/]usePending/,
  },
  // The operator's desk.
  {
    name: 'desk',
    test: id =>
      /[\\/]domain[\\/]desk[\\/](?!.*Dialog)|[\\/]__generated__[\\/](?:audit|desk|secondRequest)\w+\.ts$|souk-fragment:(?:AuditEntry|SecondRequest)_|[\\/]features[\\/]operator[\\/](?:DeskContext|deskLinks|joinPages|use(?:AnsweredAt|DeskAnswer|DeskCall))\.ts$/.test(
        id,
      ) || iconFile(laterIcons.desk).test(id),
  },
  // What settings read as suspended fragments.
  { name: 'suspense', test: /@apollo.*(?:useSuspenseFragment|internal[\\/]cache[\\/])/ },
  {
    name: 'form',
    test: /[\\/]forms[\\/](?:Form|FormTextField|SubmitButton|useFormState|useTextControl)\.tsx?$/,
  },
  {
    name: 'fields',
    test: /[\\/]forms[\\/](?:FormTextArea|FormRadioGroup|FormSearchSelect|FormAmountField)\.tsx?$/,
  },
  {
    name: 'reading',
    test: /[\\/]domain[\\/]content[\\/]text[\\/](?!blog|cover)|[\\/]__generated__[\\/]blogCovers|[\\/]app[\\/]parts[\\/]reading[\\/]|[\\/]features[\\/]content[\\/]\w+\.ts$|[\\/]app[\\/]parts[\\/]content[\\/](?:use(?:TextLive|TextWords|Page)|Text\w*\.quer(?:y|ies))\.ts$/,
  },
  { name: 'push', test: /[\\/]app[\\/](?:device|session)[\\/]push[\\/]|followPush/ },
  {
    name: 'grade',
    test: /[\\/]domain[\\/]trading[\\/](?:feedback[\\/](?:GradeMark|gradeLook)|trade[\\/]status[\\/](?:SideTag|StatusChip|statusLook))\b/,
  },
  // The interface kit shows parts of it, and would take it apart.
  {
    name: 'advertWizard',
    test: /[\\/]domain[\\/]trading[\\/]advert[\\/]wizard[\\/](?!.*(?:Sheet|Overlay|Dialog))/,
  },
  { name: 'tabs', test: /[\\/]tabs[\\/](?:LinkTabs|Tabs\.styles)\.tsx?$/ },
  { name: 'risk', test: /[\\/]domain[\\/]people[\\/]profile[\\/](?:RiskCard|RiskNotes|riskLook)\b/ },
]

/** The files that `index.html` itself loads. */
const loadedAtOnce = /\/(?:rolldown-runtime|vendor|index|common)-[\w-]{8}\.(?:js|css)$/

export default defineConfig({
  root: here('.'),
  plugins: [
    compiledDocuments({ documents: here('__generated__/graphql.ts') }),
    react(),
    optimizeLocales.vite({ locales: ariaLocales }),
    shellPlugin(),
    docsPlugin(),
    figuresPlugin(),
  ],
  // Static templates are minified, and no component's name is sent to the browser.
  oxc: {
    plugins: {
      styledComponents: { displayName: false, fileName: false, ssr: true, minify: true, pure: true },
    },
  },
  build: {
    outDir: here('dist'),
    emptyOutDir: true,
    target: 'es2023',
    // The content policy takes fonts and scripts from files alone.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What every page has loaded by then is not listed with each part of the app.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'js' ? files.filter(file => !loadedAtOnce.test(file)) : files,
    },
    reportCompressedSize: false,
    // What a page may weigh is held by scripts/shell/budget.ts, as it travels.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      // Reading a token changes nothing: a style that no page takes is left out.
      treeshake: { propertyReadSideEffects: false },
      output: {
        // Few requests before the first page: three files of what every page needs, and not one for each module.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'vendor', test: /node_modules|rolldown\/runtime/, tags: ['$initial'], priority: 3 },
            { name: 'core', tags: ['$initial'], priority: 2 },
            {
              name: 'later',
              test: id => laterModules.some(pattern => pattern.test(id)),
              minShareCount: 2,
              priority: 1.5,
            },
            { name: 'trade', test: iconFile(laterIcons.trade), minShareCount: 2, priority: 1.5 },
            { name: 'money', test: iconFile(laterIcons.money), minShareCount: 2, priority: 1.5 },
            { name: 'merchant', test: iconFile(laterIcons.merchant), minShareCount: 2, priority: 1.5 },
            { name: 'seldom', test: iconFile(laterIcons.seldom), minShareCount: 2, priority: 1.5 },
            { name: 'wizard', test: iconFile(laterIcons.wizard), minShareCount: 2, priority: 1.5 },
            ...togetherModules.map(group => ({ ...group, minShareCount: 2, priority: 1.5 })),
            {
              name: 'common',
              test: id => !laterIcon.test(id) && commonModules.some(pattern => pattern.test(id)),
              minShareCount: 2,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      // As objects: a bare address would change `Host`, and the gateway would take our own page for another site.
      '/graphql': { target: gateway, ws: true },
      '/api': { target: gateway },
      '/health': { target: gateway },
      '/dev': { target: gateway },
      '/favicon.svg': { target: gateway },
      '^(?:/[a-z]{2})?/app\\.webmanifest$': { target: gateway },
      // As it was built last: the payer’s page is drawn by the gateway.
      '^(?:/[a-z]{2})?/invoice/': { target: gateway },
      '^/(?:embed\\.js|assets/payer/)': { target: gateway },
    },
  },
})
