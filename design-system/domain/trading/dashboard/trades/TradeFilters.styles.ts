import { styled } from 'styled-components'
import { wrappingRow } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, space } = vars

export const FiltersRoot = styled.div`
  ${wrappingRow(space[3])}
  justify-content: space-between;
  padding: ${space[3]} ${space[5]} 0;
  @media ${media.phone} {
    padding: ${space[3]} ${space[4]};
    border-bottom: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  }
`

/** The tabs scroll sideways where they do not fit. */
export const States = styled.div`
  flex: 0 1 auto;
  min-width: 0;
  overflow-x: auto;
  scrollbar-width: none;
  @media ${media.phone} {
    flex: 1 1 0;
  }
`

/** The rest of the filters is behind a button on a phone. */
export const Toggle = styled.div`
  display: none;
  @media ${media.phone} {
    display: block;
  }
`

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  @media ${media.phone} {
    flex-basis: 100%;
    &:not([data-open]) {
      display: none;
    }
  }
`
