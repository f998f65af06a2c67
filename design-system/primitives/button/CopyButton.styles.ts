import { styled } from 'styled-components'
import { media, vars } from '../../tokens/vars.ts'
import { visuallyHidden } from '../hidden/VisuallyHidden.styles.ts'
import { ButtonRoot } from './Button.styles.ts'

export const CopyRoot = styled(ButtonRoot)`
  &[data-variant='ghost'] {
    color: ${vars.semantic.text.link};
    font-weight: ${vars.font.weight.medium};
  }
  @media ${media.phone} {
    &[data-size='s'] {
      flex: none;
      width: ${vars.size.touch};
      padding: 0;
    }
  }
`

/** On a phone the icon stands alone; the word stays its name. */
export const CopyWords = styled.span`
  @media ${media.phone} {
    ${visuallyHidden}
  }
`
