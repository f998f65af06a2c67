import { styled } from 'styled-components'
import { typeStyle, wrappingRow } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, space, type } = vars

export const CallRoot = styled.section`
  ${wrappingRow(space[6])}
  justify-content: space-between;
  padding: ${space[10]};
  border-radius: ${vars.radius.xl};
  background: ${semantic.accent.soft};
  h2 {
    ${typeStyle(type.display)}
  }
  p {
    max-width: 52ch;
    font: ${type.bodyL.font};
    color: ${semantic.text.secondary};
    text-wrap: pretty;
  }
  @media ${media.phone} {
    padding: ${space[6]} ${space[4]};
    h2 {
      font: ${type.title1.font};
    }
  }
`

export const CallActs = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  @media ${media.phone} {
    width: 100%;
    > a {
      flex: 1;
    }
  }
`
