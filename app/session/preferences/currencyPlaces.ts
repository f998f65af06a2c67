/** Zones by their area: `Africa: 'Lagos'` is Africa/Lagos. */
type Zones = Readonly<Record<string, string>>

/**
 * In which countries (ISO 3166) each currency of ours is paid with, and the time zones of their clocks, with the older names that browsers still
 * say. Kept here as well as in the server's reference data, because the first page is drawn before anything is asked; a test holds them together.
 */
export const currencyPlaces: Readonly<Record<string, readonly [countries: string, zones: Zones]>> = {
  RUB: [
    'RU',
    {
      Asia: 'Anadyr Barnaul Chita Irkutsk Kamchatka Khandyga Krasnoyarsk Magadan Novokuznetsk Novosibirsk Omsk Sakhalin Srednekolymsk Tomsk Ust-Nera Vladivostok Yakutsk Yekaterinburg',
      Europe: 'Astrakhan Kaliningrad Kirov Moscow Samara Saratov Ulyanovsk Volgograd',
    },
  ],
  USD: [
    'AS BQ EC FM GU IO MH MP PA PR PW SV TC TL UM US VG VI',
    {
      America:
        'Adak Anchorage Boise Chicago Denver Detroit El_Salvador Grand_Turk Guayaquil Indiana/Indianapolis Indiana/Knox Indiana/Marengo Indiana/Petersburg Indiana/Tell_City Indiana/Vevay Indiana/Vincennes Indiana/Winamac Indianapolis Juneau Kentucky/Louisville Kentucky/Monticello Kralendijk Los_Angeles Louisville Menominee Metlakatla New_York Nome North_Dakota/Beulah North_Dakota/Center North_Dakota/New_Salem Panama Phoenix Puerto_Rico Sitka St_Thomas Tortola Yakutat',
      Asia: 'Dili',
      Indian: 'Chagos',
      Pacific:
        'Chuuk Galapagos Guam Honolulu Kosrae Kwajalein Majuro Midway Pago_Pago Palau Pohnpei Ponape Saipan Truk Wake',
    },
  ],
  EUR: [
    'AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM TF VA YT',
    {
      Africa: 'Ceuta',
      America: 'Cayenne Guadeloupe Marigot Martinique Miquelon St_Barthelemy',
      Asia: 'Famagusta Nicosia',
      Europe:
        'Amsterdam Andorra Athens Berlin Bratislava Brussels Busingen Dublin Helsinki Lisbon Ljubljana Luxembourg Madrid Malta Mariehamn Monaco Paris Podgorica Riga Rome San_Marino Sofia Tallinn Vatican Vienna Vilnius Zagreb',
      Atlantic: 'Azores Canary Madeira',
      Indian: 'Kerguelen Mayotte Reunion',
    },
  ],
  GBP: ['GB GG GS IM JE', { Europe: 'Guernsey Isle_of_Man Jersey London', Atlantic: 'South_Georgia' }],
  BYN: ['BY', { Europe: 'Minsk' }],
  UAH: ['UA', { Europe: 'Kiev Kyiv Simferopol' }],
  CNY: ['CN', { Asia: 'Shanghai Urumqi' }],
  JPY: ['JP', { Asia: 'Tokyo' }],
  NGN: ['NG', { Africa: 'Lagos' }],
  GHS: ['GH', { Africa: 'Accra' }],
  KES: ['KE', { Africa: 'Nairobi' }],
  KZT: ['KZ', { Asia: 'Almaty Aqtau Aqtobe Atyrau Oral Qostanay Qyzylorda' }],
  TRY: ['TR', { Europe: 'Istanbul' }],
  INR: ['IN', { Asia: 'Calcutta Kolkata' }],
  AED: ['AE', { Asia: 'Dubai' }],
  BRL: [
    'BR',
    {
      America:
        'Araguaina Bahia Belem Boa_Vista Campo_Grande Cuiaba Eirunepe Fortaleza Maceio Manaus Noronha Porto_Velho Recife Rio_Branco Santarem Sao_Paulo',
    },
  ],
  ZAR: ['ZA', { Africa: 'Johannesburg' }],
  PLN: ['PL', { Europe: 'Warsaw' }],
  UZS: ['UZ', { Asia: 'Samarkand Tashkent' }],
  GEL: ['GE', { Asia: 'Tbilisi' }],
}
