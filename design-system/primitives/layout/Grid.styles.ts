import { styled } from 'styled-components'
import { variantRules } from '../../theme/mixins.ts'
import { media, vars } from '../../tokens/vars.ts'
import { gapRules } from './gap.styles.ts'

export const GridRoot = styled.div`
  display: grid;
  min-width: 0;
  align-items: start;
  ${gapRules}
  ${variantRules('columns', 'grid-template-columns', {
    halves: 'repeat(2, minmax(0, 1fr))',
    thirds: 'repeat(3, minmax(0, 1fr))',
    quarters: 'repeat(4, minmax(0, 1fr))',
    'main-side': `minmax(0, 1fr) ${vars.size.side}`,
  })}
  @media ${media.belowTabletBig} {
    &[data-columns='main-side'] {
      grid-template-columns: minmax(0, 1fr);
    }
    &[data-columns='quarters'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  @media ${media.phone} {
    &[data-columns] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`
