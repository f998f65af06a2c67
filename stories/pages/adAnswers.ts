import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { storyTime } from '../domain/support/storyClock.tsx'
import { storyOffer } from '../domain/support/trading/storyOffer.ts'
import { storyOwnAdvert } from '../domain/support/trading/storyOwnAdvert.ts'
import { storyStories } from '../domain/support/content/storyNews.ts'
import type { OwnAdvert } from '../../design-system/domain/trading/advert/ownAdvert.ts'

const all: OwnAdvert[] = [
  storyOwnAdvert('a1', { tradesOpen: 2 }, { supportsInstantTrade: true }),
  storyOwnAdvert('a2', {}, { type: 'Buy', cryptoCurrencyCode: 'USDT', marketDeltaPercent: '-0.8' }),
  storyOwnAdvert('a3', { isVisible: false, invisibleReasons: ['balance_too_low'] }, { maximum: '0' }),
  storyOwnAdvert('a4', { isVisible: false, invisibleReasons: ['not_listed'] }, { status: 'unlisted' }),
  storyOwnAdvert('a5', { isVisible: false, invisibleReasons: ['not_listed'] }, { status: 'draft' }),
]

const isIn: Readonly<Record<string, (advert: OwnAdvert) => boolean>> = {
  shown: ({ settings }) => settings.isVisible,
  hidden: ({ settings, status }) => !settings.isVisible && status !== 'draft',
  draft: ({ status }) => status === 'draft',
  archived: () => false,
}

/** As the server gives them, with what the list does not show. */
const whole = (advert: OwnAdvert) => ({ ...storyOffer(), ...advert, pricedAt: storyTime })

interface Asked {
  readonly state?: string
  readonly type?: string
}

/** The viewer's own adverts, and what of the dashboard is of them; a change that the server takes is there at once. */
export function adAnswers(): StoryAnswers {
  let adverts = all
  return {
    myAdverts: ({ state = 'all', type }: Asked) => {
      const ofType = adverts.filter(advert => type === undefined || advert.type === type)
      const items = ofType.filter(isIn[state] ?? (() => true))
      const count = (name: string) => ofType.filter(isIn[name] ?? (() => true)).length
      const counts = {
        all: ofType.length,
        shown: count('shown'),
        hidden: count('hidden'),
        draft: count('draft'),
        archived: 0,
      }
      const page = { page: 1, pages: 1, total: items.length, totalIsCapped: false }
      return { ...page, items: items.map(whole), counts, limit: 20, used: ofType.length }
    },
    advertStates: ({ ids }: { readonly ids: readonly string[] }) => ({
      items: adverts
        .filter(({ id }) => ids.includes(id))
        .map(({ settings, ...advert }) => ({
          ...advert,
          ...settings,
          maximum: advert.maximum,
          updatedAt: storyTime,
        })),
    }),
    updateAdverts: ({
      input,
    }: {
      readonly input: { ids: readonly string[]; change: { status?: string } }
    }) => {
      const { ids, change } = input
      const isOn = change.status === 'listed'
      adverts = adverts.map(advert =>
        ids.includes(advert.id)
          ? {
              ...advert,
              status: isOn ? 'listed' : 'unlisted',
              settings: {
                ...advert.settings,
                isVisible: isOn,
                invisibleReasons: isOn ? [] : ['not_listed'],
              },
            }
          : advert,
      )
      const refused = (id: string) => id === 'a2' && change.status === 'archived'
      return {
        items: ids.map(id => {
          const advert = adverts.find(one => one.id === id)
          return refused(id) || advert === undefined
            ? { id, advert: null, refusal: { code: 'advert_moved_on', field: null, params: [] } }
            : { id, advert: whole(advert), refusal: null }
        }),
      }
    },
    stories: () => ({ items: storyStories.map(story => ({ ...story, code: story.id })) }),
    markStoryViewed: ({ input }: { readonly input: { id: string } }) => {
      const story = storyStories.find(({ id }) => id === input.id)
      return { ...story, code: input.id, isViewed: true }
    },
  }
}
