import { styled } from 'styled-components'
import { captionText, row, wrappingRow } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, space, type } = vars
const hairline = `${vars.borderWidth.hairline} solid ${semantic.border.subtle}`

const inset = `padding-inline: ${vars.room.card};
  @media ${media.phone} {
    padding-inline: ${space[4]};
  }`

/** The columns of the list and its heads. On a phone a row is a card. */
const peopleGrid = `
  display: grid;
  grid-template: 'who standing country seen since' auto / minmax(0, 5fr) minmax(0, 5fr) minmax(0, 3fr) minmax(0, 3fr) minmax(0, 3fr);
  align-items: center;
  gap: ${space[1]} ${space[4]};
  ${inset}`

export const SearchBar = styled.search`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 1fr);
  gap: ${space[3]} ${space[4]};
  padding-block: ${space[4]};
  ${inset}
  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const PeopleHeads = styled.div`
  ${peopleGrid}
  padding-bottom: ${space[2]};
  ${captionText}
  @media ${media.phone} {
    display: none;
  }
`

export const PersonLine = styled.li`
  ${peopleGrid}
  position: relative;
  min-height: ${vars.room.rowHeight};
  padding-block: ${space['2-5']};
  border-top: ${hairline};
  transition: background-color ${vars.duration.fast} ${vars.easing.out};
  &:hover,
  &:focus-within {
    background: ${semantic.surface.hover};
  }
  &:has(a:focus-visible)::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    width: ${space['0-5']};
    background: ${semantic.accent.solid};
  }
  @media ${media.phone} {
    grid-template:
      'who who' auto
      'standing standing' auto
      'country seen' auto / minmax(0, 1fr) auto;
    gap: ${space['1-5']} ${space[3]};
    padding-block: ${space[3]};
    > [data-cell='since'] {
      display: none;
    }
    > [data-cell='standing']:empty {
      display: none;
    }
  }
  > [data-cell='standing'] {
    grid-area: standing;
    min-width: 0;
  }
  > [data-cell='country'] {
    grid-area: country;
    ${captionText}
  }
  > [data-cell='seen'] {
    grid-area: seen;
    ${captionText}
  }
  > [data-cell='since'] {
    grid-area: since;
    ${captionText}
  }
`

/** The whole row opens the person: its one link reaches over it. */
export const WhoCell = styled.div`
  grid-area: who;
  ${row(space[3])}
  min-width: 0;
  overflow-wrap: anywhere;
`

export const WhoName = styled.span`
  ${row(space['1-5'])}
  min-width: 0;
  && > a {
    font: ${type.bodyStrong.font};
    color: ${semantic.text.primary};
  }
  && > a:not(:hover) {
    text-decoration: none;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`

export const ListFoot = styled.div`
  display: grid;
  gap: ${space[3]};
  padding-block: ${space[3]};
  border-top: ${hairline};
  ${inset}
`

/** Which keys move in the list; on a phone there are none. */
export const KeyLine = styled.p`
  ${wrappingRow(space[1], space['1-5'])}
  ${captionText}
  @media ${media.phone} {
    display: none;
  }
`
