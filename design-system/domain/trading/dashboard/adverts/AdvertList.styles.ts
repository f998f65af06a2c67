import { styled } from 'styled-components'
import { captionText, wrappingRow } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'
import { advertGrid } from './AdvertRow.styles.ts'

const { semantic, space } = vars

export const ListRoot = styled.div`
  container: adverts / inline-size;
`

export const Head = styled.div`
  ${advertGrid}
  grid-template-rows: auto;
  padding-block: ${space['2-5']};
  border-bottom: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  ${captionText}
  > [data-column='ad'] {
    grid-area: ad;
  }
  > [data-column='price'] {
    grid-area: price;
  }
  > [data-column='limits'] {
    grid-area: limits;
  }
  > [data-column='status'] {
    grid-area: status;
  }
  @container adverts (max-width: 760px) /* measured: as the rows */ {
    row-gap: 0;
    > [data-column='limits'] {
      display: none;
    }
  }
  @media ${media.phone} {
    grid-template: 'pick ad' auto / 24px minmax(0, 1fr); /* measured: the box to select all */
    padding-inline: ${space[4]};
    > [data-column] {
      display: none;
    }
  }
`

/** Stays in sight while its adverts scroll: at the top of the list, on a phone over the tab bar. */
export const BulkRoot = styled.fieldset`
  position: sticky;
  top: ${vars.size.topBar};
  z-index: ${vars.z.sticky};
  ${wrappingRow(space[2])}
  min-width: 0;
  margin: 0;
  padding: ${space[3]} ${space[5]};
  border: 0;
  border-bottom: ${vars.borderWidth.hairline} solid ${semantic.accent.border};
  background: ${semantic.surface.selected};
  > :first-child {
    margin-inline-end: auto;
  }
  @media ${media.phone} {
    padding: ${space[3]} ${space[4]};
    > :first-child {
      flex-basis: 100%;
    }
  }
`

/** How many are selected, spoken when it changes. */
export const Picked = styled.output`
  font: ${vars.type.bodyStrong.font};
`
